-- Since when a mail server takes nothing for an address; until it changes, or staff trust it again, nothing is sent to it.
ALTER TABLE seekers ADD COLUMN email_refused_at timestamptz(6);
ALTER TABLE employers ADD COLUMN email_refused_at timestamptz(6);
