import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../../ui/Icon';

/** What is written at a control. */
export interface Labelling {
  title: string;
  description?: string | undefined;
  fault?: string | undefined;
}

interface Labels extends Labelling {
  /** Of the control. */
  id: string;
}

export interface FieldFrameProps extends Labels {
  /** Several controls under one name: what `title` labels is the group. */
  isGroup?: boolean;
  children: ComponentChildren;
}

/** Gives a control its id, by which its labels are found. */
export function useLabels(labelling: Labelling): Labels {
  return { ...labelling, id: useId() };
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

export function FieldNotes({ id, description, fault }: Omit<Labels, 'title'>) {
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
export function notesOf({ id, description, fault }: Omit<Labels, 'title'>) {
  const ids = [description && `${id}-help`, fault && `${id}-fault`].filter(Boolean);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(fault && { 'aria-invalid': true as const }),
  };
}
