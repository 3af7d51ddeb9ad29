import { mark } from './mark';
import './mark.css';

/** Draws the product’s mark. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <path d={mark.bubble} />
      <path d={mark.text} />
    </svg>
  );
}

/** Draws the product’s mark and name. */
export function Brand() {
  return (
    <p class="brand">
      <Mark />
      ChatWidget
    </p>
  );
}
