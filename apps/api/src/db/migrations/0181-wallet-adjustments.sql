-- What should be put right in a wallet: one proposes it, another approves it, and the line that follows says who did.
ALTER TABLE wallet_transactions ADD COLUMN approved_by jsonb;
CREATE OR REPLACE FUNCTION keep_wallet_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.provider_id, OLD.kind, OLD.direction, OLD.amount, OLD.balance_after, OLD.reference, OLD.created_at, OLD.posting, OLD.approved_by)
    IS NOT DISTINCT FROM (NEW.provider_id, NEW.kind, NEW.direction, NEW.amount, NEW.balance_after, NEW.reference, NEW.created_at, NEW.posting, NEW.approved_by)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a wallet only grows' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_only_grows';
END $$;

CREATE SEQUENCE wallet_adjustments_number;
CREATE TABLE wallet_adjustments (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('ADJ', nextval('wallet_adjustments_number')),
  state text NOT NULL CHECK (state IN ('proposed', 'approved', 'rejected', 'withdrawn')),
  state_reason text,
  state_note text,
  provider_id uuid NOT NULL CONSTRAINT wallet_adjustments_provider_id REFERENCES providers,
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount bigint NOT NULL CHECK (amount > 0),
  ground text NOT NULL,
  description text NOT NULL,
  decided_by jsonb,
  decided_at timestamptz(6),
  CHECK (state <> 'approved' OR decided_by IS NOT NULL),
  -- Nobody approves what they proposed, whatever code may say.
  CONSTRAINT wallet_adjustments_two_people CHECK (state <> 'approved' OR decided_by ->> 'id' <> created_by ->> 'id')
);
CREATE INDEX wallet_adjustments_search ON wallet_adjustments USING gin (search_key gin_trgm_ops);
CREATE INDEX wallet_adjustments_provider_id ON wallet_adjustments (provider_id, created_at, id);
CREATE INDEX wallet_adjustments_created_at ON wallet_adjustments (created_at, id);
CREATE INDEX wallet_adjustments_state_created_at ON wallet_adjustments (state, created_at, id);
CREATE INDEX wallet_adjustments_amount ON wallet_adjustments (amount, id);
CREATE INDEX wallet_adjustments_state_amount ON wallet_adjustments (state, amount, id);
CREATE INDEX wallet_adjustments_state_changed_at ON wallet_adjustments (state_changed_at, id);
CREATE INDEX wallet_adjustments_state_state_changed_at ON wallet_adjustments (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON wallet_adjustments FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('wallet-adjustments');
CREATE TRIGGER remove_files AFTER DELETE ON wallet_adjustments FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('wallet-adjustments');
