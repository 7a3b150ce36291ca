-- What an event was caused by: a session of the screens, another request, or the server itself.
CREATE INDEX audit_events_by_source ON audit_events (
  (CASE WHEN session_hash IS NOT NULL THEN 'ui' WHEN request_id IS NOT NULL THEN 'api' ELSE 'job' END), at, id
);
