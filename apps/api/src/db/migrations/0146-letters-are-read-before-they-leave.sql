-- What staff are about to write, as one of its recipients would have it: shown in a frame of its own, and forgotten within the hour.
CREATE TABLE mail_previews (
  id uuid PRIMARY KEY,
  html text NOT NULL,
  made_at timestamptz(6) NOT NULL DEFAULT now()
);
