import { Failure } from '../failure';
import { isAllowedOrigin } from './allowed-origins';
import type { Widget } from './widgets';

/** Who calls the visitor chat: the organisation of the key and, from a page, its origin. */
export interface Caller {
  orgId: number;
  origin?: string;
}

/** Throws `notFound` for another organisation's widget and `originNotAllowed` for a page that may not use it. */
export function assertMayUse(widget: Widget | undefined, caller: Caller): asserts widget is Widget {
  if (!widget || widget.orgId !== caller.orgId) throw new Failure('notFound');
  const { allowedOrigins } = widget;
  if (caller.origin === undefined || allowedOrigins.length === 0) return;
  if (!isAllowedOrigin(caller.origin, allowedOrigins)) throw new Failure('originNotAllowed');
}
