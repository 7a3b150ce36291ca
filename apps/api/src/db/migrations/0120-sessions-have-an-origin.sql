-- From where a session was opened, so that its person knows which of several it is.
ALTER TABLE sessions ADD COLUMN ip text, ADD COLUMN user_agent text;
