-- What each member of staff wants to be told of, and how; without a row, of everything and not by e-mail.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
  version integer NOT NULL,
  muted text[] NOT NULL DEFAULT '{}',
  digest text NOT NULL DEFAULT 'none' CHECK (digest IN ('none', 'daily', 'critical')),
  digest_hour integer NOT NULL DEFAULT 8 CHECK (digest_hour BETWEEN 0 AND 23),
  language text NOT NULL DEFAULT 'ar' CHECK (language IN ('ar', 'en'))
);
