import type { FieldSource } from '../data/field-source';
import { Field } from './Field';
import type { FieldSchema } from './field-schema';

export interface FieldsProps {
  source: FieldSource;
  /** By path, in the order in which they are shown. */
  schemas: Readonly<Record<string, FieldSchema>>;
}

export function Fields({ source, schemas }: FieldsProps) {
  return (
    <div class="fields">
      {Object.entries(schemas).map(([path, schema]) => (
        <Field key={path} source={source} path={path} schema={schema} />
      ))}
    </div>
  );
}
