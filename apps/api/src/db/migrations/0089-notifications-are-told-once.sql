-- What a notification is about, and what it tells: nobody is told twice of the same.
DELETE FROM notifications WHERE kind IN ('applicationReceived', 'taxonomySuggested');
ALTER TABLE notifications ADD COLUMN ref jsonb, ADD COLUMN once text;
UPDATE notifications SET once = id::text;
ALTER TABLE notifications ALTER COLUMN once SET NOT NULL;
CREATE UNIQUE INDEX notifications_once ON notifications (once, user_id, kind);
