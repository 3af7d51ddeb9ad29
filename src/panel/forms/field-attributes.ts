/** What every field's element has, whatever its kind. */
export interface FieldAttributes {
  id: string;
  name: string;
  class: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'data-first': boolean;
  onBlur(): void;
}
