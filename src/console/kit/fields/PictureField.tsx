import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { usePart } from '../frame/OnDemand';
import type { PictureUploadsParts } from '../pictures/picture-uploads';
import { TextField } from './TextField';

type PictureFieldProps = Omit<import('../pictures/UploadField').UploadFieldProps, 'parts'>;

/** What screens have that take pictures. */
export const Uploading = createContext<PictureUploadsParts | undefined>(undefined);

/** A picture: uploaded, or named by its address, which alone is taken until the rest is here. */
export function PictureField(props: PictureFieldProps) {
  const parts = useContext(Uploading);
  const Part = usePart(
    parts !== undefined,
    async () => (await import('../pictures/UploadField')).UploadField,
  );
  return parts && Part ? (
    <Part {...props} parts={parts} />
  ) : (
    <TextField {...props} schema={{ ...props.schema, format: 'url' }} />
  );
}
