-- Presence is state of the running processes: losing it in a crash is right, so these tables are not logged.
CREATE UNLOGGED TABLE realtime_servers (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNLOGGED TABLE realtime_members (
  channel text NOT NULL,
  socket_id text NOT NULL,
  server_id uuid NOT NULL REFERENCES realtime_servers ON DELETE CASCADE,
  user_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (channel, socket_id)
);
CREATE INDEX realtime_members_server_id ON realtime_members (server_id);

-- One row: whether a hosted service delivers; then every message also goes to the outbox.
CREATE TABLE realtime_delivery (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  is_hosted boolean NOT NULL
);
INSERT INTO realtime_delivery (is_hosted) VALUES (false);
