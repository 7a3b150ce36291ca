-- What somebody has not read comes by e-mail if they like: from when on, the last day (in Riyadh) that is done, and with which mail it went.
ALTER TABLE notification_settings
  ADD COLUMN digest_since timestamptz(6) NOT NULL DEFAULT now(),
  ADD COLUMN digested_on date;
ALTER TABLE mails ADD COLUMN staff_id uuid REFERENCES staff ON DELETE SET NULL;
CREATE INDEX mails_staff_id ON mails (staff_id);
ALTER TABLE notifications ADD COLUMN digest_mail_id uuid REFERENCES mails ON DELETE SET NULL;
CREATE INDEX notifications_digest_mail_id ON notifications (digest_mail_id);
