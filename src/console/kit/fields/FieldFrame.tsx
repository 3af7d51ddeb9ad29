import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/Icon';

export interface FieldFrameProps {
  /** Of the control. */
  id: string;
  title: string;
  description?: string | undefined;
  fault?: string | undefined;
  /** Several controls under one name: what `title` labels is the group. */
  isGroup?: boolean;
  children: ComponentChildren;
}

/** A control with its label, and below it help and what is wrong. */
export function FieldFrame({ id, title, description, fault, isGroup, children }: FieldFrameProps) {
  return (
    <div
      class="field"
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup ? `${id}-label` : undefined}
    >
      {isGroup ? (
        <span class="field-label" id={`${id}-label`}>
          {title}
        </span>
      ) : (
        <label for={id}>{title}</label>
      )}
      {children}
      <FieldNotes id={id} description={description} fault={fault} />
    </div>
  );
}

export function FieldNotes({
  id,
  description,
  fault,
}: Pick<FieldFrameProps, 'id' | 'description' | 'fault'>) {
  return (
    <>
      {description && (
        <p class="field-help" id={`${id}-help`}>
          {description}
        </p>
      )}
      {fault && (
        <p class="field-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </>
  );
}

/** What a control is described by, for `aria-describedby`, and whether it is wrong. */
export function notesOf({ id, description, fault }: Pick<FieldFrameProps, 'id' | 'description' | 'fault'>) {
  const ids = [description && `${id}-help`, fault && `${id}-fault`].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(fault && { 'aria-invalid': true as const }),
  };
}
