import { readFile } from 'node:fs/promises';
import { Reader, type CityResponse } from 'mmdb-lib';
import type { Geo } from '../domain/cases/cases';

/** Tells where an address is, from a file on this machine alone. */
export interface GeoDatabase {
  find(ipAddress: string): Geo | undefined;
}

export const noGeoDatabase: GeoDatabase = { find: () => undefined };

/** Opens a city or country database in MaxMind's format. Throws an error that names the file. */
export async function openGeoDatabase(path: string): Promise<GeoDatabase> {
  let reader: Reader<CityResponse>;
  try {
    reader = new Reader<CityResponse>(await readFile(path));
  } catch (cause) {
    throw new Error(`GEO_DATABASE can't be read as a MaxMind database: ${path}`, { cause });
  }
  return {
    find(ipAddress) {
      const found = look(reader, ipAddress.replace(/^::ffff:(?=\d+\.)/i, ''));
      if (!found) return undefined;
      const { country, subdivisions, city, location } = found;
      const geo = {
        countryCode: country?.iso_code,
        country: country?.names?.en,
        region: subdivisions?.[0]?.names?.en,
        city: city?.names?.en,
        latitude: location?.latitude,
        longitude: location?.longitude,
      };
      const known = Object.entries(geo).filter(([, value]) => value !== undefined);
      return known.length > 0 ? (Object.fromEntries(known) as Geo) : undefined;
    },
  };
}

/** A damaged record or an odd address is an unknown place. */
function look(reader: Reader<CityResponse>, address: string): CityResponse | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}
