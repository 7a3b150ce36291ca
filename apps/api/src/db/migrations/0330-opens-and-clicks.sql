-- Who opened a mail of a campaign and followed a link in it is noted where the campaign asks for it and its reader has agreed to be measured.
ALTER TABLE email_campaigns ADD COLUMN track_opens boolean NOT NULL DEFAULT false;
UPDATE email_campaigns SET audience = audience || '{"campaignId": null}';
UPDATE seekers SET consents = consents || '{"measuring": false}';
ALTER TABLE seekers ALTER COLUMN consents
  SET DEFAULT '{"marketing":false,"sms":false,"whatsapp":false,"measuring":false,"at":null}';

ALTER TABLE email_recipients
  ADD COLUMN is_measured boolean NOT NULL DEFAULT false,
  ADD COLUMN sent_at timestamptz(6),
  ADD COLUMN opened_at timestamptz(6),
  ADD COLUMN clicked_at timestamptz(6),
  DROP CONSTRAINT email_recipients_state_check,
  ADD CHECK (state IN ('queued', 'sent', 'opened', 'clicked', 'bounced_soft', 'bounced_hard', 'unsubscribed', 'skipped', 'failed')),
  ADD CHECK (is_measured OR (opened_at IS NULL AND clicked_at IS NULL));
UPDATE email_recipients SET sent_at = state_changed_at WHERE state IN ('sent', 'unsubscribed');

DROP INDEX email_recipients_campaign_state, email_recipients_email_key;
CREATE INDEX email_recipients_campaign_state ON email_recipients (campaign_id, state)
  INCLUDE (is_measured, sent_at, opened_at, clicked_at);
CREATE INDEX email_recipients_email_key ON email_recipients (email_key, sent_at);
