-- Meetings of one group, with several candidates at one time, have the bulk operation that planned them in common.
ALTER TABLE interviews ADD COLUMN group_id uuid;
