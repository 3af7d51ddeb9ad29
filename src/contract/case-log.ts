/** Logs export v2. Sections "Case log record" and "Logs export (v2)" of the interface. Members that do not apply are absent. */
export interface CaseLogRecord {
  id: string;
  url: string;
  type: 'chat' | 'offline';
  requested_by?: string;
  requester_details?: RequesterDetails;
  description?: string;
  /** Epoch milliseconds. */
  created_at_date: number;
  created_at_seconds: number;
  /** The millisecond part alone, 0–999. */
  created_at_milliseconds: number;
  proactive_chat: boolean;
  page_url?: string;
  referrer_url?: string;
  entry_url?: string;
  ip_address?: string;
  user_agent?: string;
  browser?: string;
  os?: string;
  country_code?: string;
  country?: string;
  region?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
  /** 2: the web widget. */
  source_id: number;
  /** Seconds until the first agent answer. */
  chat_waittime?: number;
  /** Seconds from creation to the last entry. */
  chat_duration?: number;
  chat_responded?: boolean;
  /** With the `wc:` prefix. */
  chat_agent_id?: string;
  chat_agent_alias?: string;
  /** 0–100; only where the survey is on and the visitor rated. */
  survey_score?: number;
  survey_comments?: string;
  language_code?: string;
  transcripts: TranscriptLine[];
  javascript_variables: NameValue[];
  operator_variables: NameValue[];
  labels: NameValue[];
  destination_url?: string;
  visitor_transcript_email?: string;
}

export interface RequesterDetails {
  name?: string;
  emails: string[];
  phones: string[];
  social_profile_links: string[];
  age?: number;
  notes?: string;
  avatars: string[];
  other_data: string[];
}

export interface TranscriptLine {
  /** Empty for the visitor. */
  id: string;
  date: number;
  date_seconds: number;
  date_milliseconds: number;
  alias: string;
  message: string;
}

export interface NameValue {
  name: string;
  value: string;
}

export interface CaseLogPage {
  cases: CaseLogRecord[];
  /** An absolute address to follow as it is; empty when there is no further page. */
  linkToNextSetOfResults: string;
}
