/** Keeps the place of what is still on its way, so that nothing jumps. */
export function Place() {
  return <div class="place" />;
}
