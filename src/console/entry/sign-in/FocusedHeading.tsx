import { useLayoutEffect, useRef } from 'preact/hooks';

/** Takes the focus: what had it is gone, and no field may take what somebody was just typing. */
export function FocusedHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
