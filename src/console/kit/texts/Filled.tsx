import { Fragment, type ComponentChildren } from 'preact';

export interface FilledProps {
  /** With places for parts: `Organisation ID: {id}`. */
  text: string;
  parts: Record<string, ComponentChildren>;
}

/** Draws a text in which parts are more than text, for example a link, wherever a language puts them. */
export function Filled({ text, parts }: FilledProps) {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((piece, at) => (
        <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
      ))}
    </>
  );
}
