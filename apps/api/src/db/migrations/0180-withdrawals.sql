-- Money that providers ask to be paid out; the ledger holds exactly its amount until it is paid or refused.
CREATE SEQUENCE withdrawals_number;
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('WDR', nextval('withdrawals_number')),
  state text NOT NULL CHECK (state IN ('pending', 'under_review', 'approved', 'processing', 'paid', 'rejected', 'failed', 'cancelled')),
  state_reason text,
  notes text,
  provider_id uuid NOT NULL CONSTRAINT withdrawals_provider_id REFERENCES providers,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  net_amount bigint NOT NULL GENERATED ALWAYS AS (amount - fee) STORED CHECK (net_amount > 0),
  balance_at_request bigint NOT NULL CHECK (balance_at_request >= amount),
  method text NOT NULL,
  iban text NOT NULL,
  iban_holder_name text NOT NULL,
  bank_code text NOT NULL GENERATED ALWAYS AS (substr(iban, 5, 2)) STORED,
  assignee jsonb,
  reviewed_by jsonb,
  reviewed_at timestamptz(6),
  approved_by jsonb,
  approved_at timestamptz(6),
  batch text,
  paid_by jsonb,
  bank_reference text CONSTRAINT withdrawals_bank_reference UNIQUE,
  paid_on date,
  failure_code text,
  risk_flags text[] NOT NULL DEFAULT '{}',
  sla_due_at timestamptz(6) NOT NULL,
  CHECK ((state = 'paid') = (bank_reference IS NOT NULL AND paid_on IS NOT NULL)),
  -- Nobody both approves and has it paid, whatever code may say.
  CONSTRAINT withdrawals_two_people CHECK (approved_by ->> 'id' <> paid_by ->> 'id')
);
-- One request at a time.
CREATE UNIQUE INDEX withdrawals_open ON withdrawals (provider_id) WHERE state IN ('pending', 'under_review', 'approved', 'processing', 'failed');
CREATE INDEX withdrawals_search ON withdrawals USING gin (search_key gin_trgm_ops);
CREATE INDEX withdrawals_provider_id ON withdrawals (provider_id, created_at, id);
CREATE INDEX withdrawals_batch ON withdrawals (batch);
CREATE INDEX withdrawals_created_at ON withdrawals (created_at, id);
CREATE INDEX withdrawals_state_created_at ON withdrawals (state, created_at, id);
CREATE INDEX withdrawals_amount ON withdrawals (amount, id);
CREATE INDEX withdrawals_state_amount ON withdrawals (state, amount, id);
CREATE INDEX withdrawals_sla_due_at ON withdrawals (sla_due_at, id);
CREATE INDEX withdrawals_state_sla_due_at ON withdrawals (state, sla_due_at, id);
CREATE INDEX withdrawals_state_changed_at ON withdrawals (state_changed_at, id);
CREATE INDEX withdrawals_state_state_changed_at ON withdrawals (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('withdrawals');
CREATE TRIGGER remove_files AFTER DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('withdrawals');
