/**
 * Where the organisation is not named yet, and why. A database that is distributed by organisation needs it in each key and
 * in each statement, so these lists may only get shorter: tests fail for what is missing, and for what is not needed.
 */
export const reasons = {
  organisation: 'Its id is the organisation.',
  service: 'It belongs to the service, or to the address where people sign in.',
  secret: 'Who comes with it has nothing else: the organisation follows from it.',
  address: 'People sign in with it alone.',
  link: 'Pages and links name it alone.',
  part: 'It belongs to a case, a widget, an agent, a team, a file or a delivery, and refers to that alone.',
  whole: 'Its parts refer to it alone.',
  formerVersion: 'A former version of the service beside this one writes by it.',
  everywhere: 'A job looks after all organisations at once.',
  ofAgent: 'It follows from the agent, who is known by address.',
};
export type Reason = keyof typeof reasons;

/** Unique indexes without the organisation. */
export const keysWithoutOrganisation: Record<string, Reason> = {
  agent_calls_pkey: 'part',
  agents_pkey: 'address',
  canned_replies_pkey: 'formerVersion',
  case_words_pkey: 'part',
  cases_by_start_key: 'formerVersion',
  cases_pkey: 'link',
  deliveries_pkey: 'whole',
  delivery_attempts_pkey: 'part',
  entries_by_message: 'part',
  entries_pkey: 'part',
  entry_mails_pkey: 'part',
  file_chunks_pkey: 'part',
  files_by_upload: 'part',
  files_pkey: 'link',
  keys_pkey: 'secret',
  limit_counts_pkey: 'service',
  mail_threads_pkey: 'part',
  mail_threads_thread_key: 'secret',
  mailboxes_pkey: 'service',
  notes_by_message: 'part',
  notes_pkey: 'part',
  object_removals_pkey: 'service',
  open_id_links_agent_email_issuer_key: 'part',
  open_id_links_pkey: 'secret',
  organisations_pkey: 'organisation',
  password_resets_pkey: 'service',
  push_subscriptions_id_key: 'service',
  push_subscriptions_pkey: 'service',
  read_marks_pkey: 'part',
  routing_decisions_pkey: 'part',
  screenshots_pkey: 'link',
  second_factors_pkey: 'part',
  service_secrets_pkey: 'service',
  sessions_pkey: 'service',
  team_members_pkey: 'part',
  teams_pkey: 'whole',
  widget_agents_pkey: 'part',
  widget_drafts_pkey: 'part',
  widget_invitations_pkey: 'part',
  widget_teams_pkey: 'part',
  widget_versions_pkey: 'part',
  widgets_pkey: 'link',
};

/**
 * Kinds of statements about tables that have the organisation as a column, by what they do and these tables: how many there
 * are, and why.
 */
export const statementsWithoutOrganisation: Record<string, [number, Reason]> = {
  'delete agents': [1, 'address'],
  'delete agents, widgets': [1, 'ofAgent'],
  'delete bans': [1, 'everywhere'],
  'delete deliveries': [1, 'everywhere'],
  'delete idempotency_keys': [1, 'everywhere'],
  'delete widgets': [1, 'link'],
  'insert cases': [1, 'ofAgent'],
  'insert widgets': [1, 'link'],
  'select agents': [5, 'address'],
  'select agents, endpoints, widgets': [3, 'link'],
  'select agents, widgets': [3, 'ofAgent'],
  'select cases': [14, 'link'],
  'select cases, endpoints': [1, 'everywhere'],
  'select cases, widgets': [4, 'everywhere'],
  'select keys': [1, 'secret'],
  'select pictures': [2, 'link'],
  'select teams': [1, 'part'],
  'select widgets': [3, 'link'],
  'update agents': [2, 'address'],
  'update cases': [3, 'link'],
  'update deliveries': [2, 'everywhere'],
  'update endpoints': [1, 'everywhere'],
  'update keys': [1, 'everywhere'],
  'update teams': [1, 'ofAgent'],
};
