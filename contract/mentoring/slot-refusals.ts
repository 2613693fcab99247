/** The refusals of each call that asks for a slot: by the limits of the mentee, by those of the mentor, and by the slot itself. */
export const slotRefusals = [
  'mentoring_requests_many',
  'mentoring_sessions_many',
  'mentoring_requests_week',
  'mentoring_request_waits',
  'mentoring_asked_lately',
  'mentoring_mentor_often',
  'mentoring_paused_mentee',
  'mentoring_paused_mentor',
  'mentoring_not_open',
  'mentoring_marks_only',
  'mentoring_busy',
  'mentoring_time_taken',
  'mentoring_slot_taken',
] as const;
