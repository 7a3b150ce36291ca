-- An author is told that a review was rejected, and a CRM user of the invitation.
ALTER TABLE mails ADD COLUMN review_id uuid REFERENCES reviews ON DELETE SET NULL;
ALTER TABLE mails ADD COLUMN crm_user_id uuid REFERENCES crm_users ON DELETE SET NULL;
CREATE INDEX mails_review_id ON mails (review_id) WHERE review_id IS NOT NULL;
CREATE INDEX mails_crm_user_id ON mails (crm_user_id) WHERE crm_user_id IS NOT NULL;
