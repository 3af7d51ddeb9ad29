import { readField, readItemFault, type FieldSource } from '../data/field-source';
import { ChoicesField } from './ChoicesField';
import { ColorField } from './ColorField';
import { DurationField } from './DurationField';
import type { FieldSchema } from './field-schema';
import { ListField } from './ListField';
import { NumberField } from './NumberField';
import { FocusedIfSought } from './SoughtField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextField } from './TextField';
import { zonesWith } from '../format/time-zones';
import { PictureField } from './PictureField';

export interface FieldProps {
  source: FieldSource;
  /** Where its value is in the source: `look.accent`. */
  path: string;
  schema: FieldSchema;
}

/** The control for a value of that schema. */
export function Field(props: FieldProps) {
  return (
    <FocusedIfSought path={props.path}>
      <Control {...props} />
    </FocusedIfSought>
  );
}

function Control({ source, path, schema }: FieldProps) {
  const { value, fault } = readField(source, path);
  const frame = { title: schema.title, description: schema.description, fault };
  function onChange(next: unknown) {
    source.setAt(path, next);
  }
  switch (schema.type) {
    case 'string': {
      const text = typeof value === 'string' ? value : '';
      if (schema.enum)
        return (
          <SelectField {...frame} schema={schema} options={schema.enum} value={text} onChange={onChange} />
        );
      if (schema.format === 'timeZone')
        return <SelectField {...frame} options={zonesWith(text)} value={text} onChange={onChange} />;
      if (schema.format === 'picture')
        return <PictureField {...frame} schema={schema} value={text} onChange={onChange} />;
      if (schema.format === 'color') return <ColorField {...frame} value={text} onChange={onChange} />;
      return <TextField {...frame} schema={schema} value={text} onChange={onChange} />;
    }
    case 'number':
    case 'integer': {
      const number = typeof value === 'number' ? value : undefined;
      if (schema.duration)
        return (
          <DurationField
            {...frame}
            schema={schema}
            kept={schema.duration}
            value={number}
            onChange={onChange}
          />
        );
      return <NumberField {...frame} schema={schema} value={number} onChange={onChange} />;
    }
    case 'boolean':
      return <SwitchField {...frame} value={value === true} onChange={onChange} />;
    case 'array': {
      const lines = Array.isArray(value) ? value.map(String) : [];
      const { enum: options, enumTitles } = schema.items;
      if (options)
        return (
          <ChoicesField {...frame} options={options} titles={enumTitles} value={lines} onChange={onChange} />
        );
      return (
        <ListField
          {...frame}
          wrongItem={readItemFault(source, path)}
          schema={schema}
          value={lines}
          onChange={onChange}
        />
      );
    }
    case 'object':
      return (
        <fieldset class="field-group">
          <legend>{schema.title}</legend>
          {schema.description && <p class="field-help">{schema.description}</p>}
          {Object.entries(schema.properties).map(([name, inner]) => (
            <Field key={name} source={source} path={path ? `${path}.${name}` : name} schema={inner} />
          ))}
        </fieldset>
      );
  }
}
