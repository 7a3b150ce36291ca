-- The operation by which staff wrote to a selection, and when they called back what had not left: nobody begins to deliver it from then on.
ALTER TABLE mails ADD COLUMN operation_id uuid, ADD COLUMN recalled_at timestamptz(6);
CREATE INDEX mails_operation_id ON mails (operation_id) WHERE operation_id IS NOT NULL;
CREATE INDEX mails_recalled ON mails (send_at, id) WHERE state = 'waiting' AND recalled_at IS NOT NULL;
