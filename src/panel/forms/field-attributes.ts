/** What the element of every kind of field has. */
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
