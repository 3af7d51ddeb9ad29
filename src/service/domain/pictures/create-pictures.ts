import { longestSide, pictureTypes, type PictureType } from '../../../contract/organisation/pictures';
import { isTooCostly } from '../cases/files/picture-cost';
import { sizeOfPicture } from '../cases/files/picture-size';
import { extensionOf, typeOf } from '../cases/files/file-type';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets } from '../ports';
import { eachOf } from '../shares/each-due';
import type { FairQueue } from '../shares/fair-queue';
import { isIdentifier } from '../widgets/directory';
import type { Picture, PictureStore, PictureTables } from './pictures';

export interface PicturesPorts {
  store: PictureStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid' | 'digest'>;
  /** Where the service is reached, for links. */
  publicUrl: string | undefined;
  /** In which pictures and pieces of files wait for their turn. */
  moving: FairQueue;
}

export type UploadedPictures = ReturnType<typeof createPictures>['pictures'];

const hour = 3_600_000;
const day = 24 * hour;
/** An organisation's share. */
export const mostPictures = 200;
const mostBytes = 20_000_000;
/** Milliseconds for which pictures stay that nothing names any more: pages have them open, and chats go on. */
const keptUnused = 30 * day;
/** The same where the share is used up: somebody may be about to save what names them. */
const keptUnusedAtLeast = hour;

/** Pictures that administrators upload, so that settings can name an address of this service. */
export function createPictures({ store, clock, secrets, publicUrl = '', moving }: PicturesPorts) {
  async function makeRoom(tables: PictureTables, { orgId, bytes }: Picture): Promise<void> {
    async function isRoom() {
      const had = await tables.pictures.count(orgId);
      return had.pictures < mostPictures && had.bytes + bytes.byteLength <= mostBytes;
    }
    if (await isRoom()) return;
    const now = clock.now();
    await tables.pictures.markUsed(orgId, now);
    await tables.pictures.removeUnused(orgId, now - keptUnusedAtLeast);
    if (!(await isRoom())) throw new Failure('tooManyPictures');
  }

  return {
    pictures: {
      /** Answers its id and address; the same picture keeps those that it has. */
      async keep(orgId: number, bytes: Uint8Array): Promise<{ id: string; url: string }> {
        const picture: Picture = {
          id: secrets.uuid(),
          orgId,
          hash: secrets.digest(Buffer.from(bytes).toString('base64')),
          type: pictureTypeOf(bytes),
          bytes,
          usedAt: clock.now(),
        };
        const id = await moving.inTurn({ share: `organisation ${orgId}` }, () =>
          store.transaction(async (tables) => {
            await tables.pictures.lock(orgId);
            const known = await tables.pictures.use(orgId, picture.hash, picture.usedAt);
            if (known !== undefined) return known;
            await makeRoom(tables, picture);
            await tables.pictures.add(picture);
            return picture.id;
          }),
        );
        return { id, url: `${publicUrl}/pictures/${id}` };
      },

      /** For everybody who has its id. Those who read take turns, by their `share`. */
      async read(id: string, share: string): Promise<Pick<Picture, 'type' | 'bytes'>> {
        const found = isIdentifier(id)
          ? await moving.inTurn({ share }, () => store.pictures.read(id))
          : undefined;
        if (!found) throw new Failure('notFound');
        return found;
      },
    },

    /** Looks once a day which pictures are used, and removes those that have not been for long. */
    async forgetUnusedPictures(): Promise<void> {
      const now = clock.now();
      await eachOf(await store.pictures.organisationsDue(now - day), (orgId) =>
        store.transaction(async (tables) => {
          await tables.pictures.markUsed(orgId, now);
          await tables.pictures.removeUnused(orgId, now - keptUnused);
        }),
      );
    },
  };
}

/** Tells by its bytes what it is. Throws for what is no picture, or one that browsers draw at great cost. */
function pictureTypeOf(bytes: Uint8Array): PictureType {
  const extension = extensionOf(bytes, '');
  const type = pictureTypes.find((one) => extension && one === typeOf(extension));
  if (!extension || !type)
    throw new Failure(
      'unsupportedFile',
      extension === 'svg'
        ? 'SVG is not possible here, as it can contain scripts. Save the picture as PNG.'
        : 'This is not a PNG, JPEG, WebP or GIF picture.',
    );
  const { width, height } = sizeOfPicture(bytes, extension) ?? { width: 0, height: 0 };
  if (width === 0 || height === 0) throw invalidParameter('picture', 'is damaged');
  if (width > longestSide || height > longestSide)
    throw invalidParameter('picture', `must be at most ${longestSide} pixels wide and high`);
  if (isTooCostly(bytes, extension)) throw invalidParameter('picture', 'takes browsers long to show');
  return type;
}
