import { onDemand } from '../frame/on-demand';

const Receipt = onDemand(
  () => import('./Receipt'),
  (file) => file.Receipt,
);

export function drawReceipt(key: string) {
  return <Receipt messageKey={key} />;
}
