-- The messages of a conversation, in the order of their numbers.
CREATE TABLE messages (
  -- Chosen by whoever sends it.
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  sender_type text NOT NULL CHECK (sender_type IN ('staff', 'seeker', 'employer', 'provider')),
  -- Of staff; who of the users a type is, their conversation says.
  staff_id uuid,
  staff_name text,
  text text,
  attachments uuid[] NOT NULL DEFAULT '{}',
  reply_to integer,
  at timestamptz(6) NOT NULL,
  is_internal boolean NOT NULL DEFAULT false,
  is_redacted boolean NOT NULL DEFAULT false,
  deleted_at timestamptz(6),
  CONSTRAINT messages_seq UNIQUE (conversation_id, seq),
  CHECK ((sender_type = 'staff') = (staff_id IS NOT NULL)),
  CHECK (NOT is_internal OR sender_type = 'staff'),
  CHECK (reply_to < seq),
  CHECK ((text IS NULL) = (is_redacted OR deleted_at IS NOT NULL))
);
-- How far somebody has read, and got, what was written: a member of staff by their id, a user by what they are.
CREATE TABLE conversation_reads (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  reader text NOT NULL,
  read_seq integer NOT NULL DEFAULT 0,
  got_seq integer NOT NULL DEFAULT 0,
  read_at timestamptz(6),
  PRIMARY KEY (conversation_id, reader)
);
-- Who of staff may read a conversation between users, and until when: each was asked why.
CREATE TABLE conversation_openings (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  until timestamptz(6) NOT NULL,
  PRIMARY KEY (conversation_id, staff_id)
);
