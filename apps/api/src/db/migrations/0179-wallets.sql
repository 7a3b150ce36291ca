-- What stands in a provider's wallet, line by line; the money itself is in the ledger.
ALTER TABLE providers
  ADD COLUMN lifetime_earned bigint NOT NULL DEFAULT 0,
  ADD COLUMN lifetime_paid bigint NOT NULL DEFAULT 0;

-- The marketplace's own accounts are known by their ids; nothing was posted to them yet.
ALTER TABLE ledger_accounts DISABLE TRIGGER open_ledger_account;
UPDATE ledger_accounts SET id = ('00000000-0000-7000-8000-00000000000' || place)::uuid
  FROM unnest(ARRAY['sales', 'commissions', 'vat', 'fees', 'bank', 'adjustments']) WITH ORDINALITY AS known (name, place)
  WHERE owner_id IS NULL AND ledger_accounts.name = known.name;
ALTER TABLE ledger_accounts ENABLE TRIGGER open_ledger_account;

CREATE SEQUENCE wallet_transactions_number;
CREATE TABLE wallet_transactions (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('WTX', nextval('wallet_transactions_number')),
  state text NOT NULL CHECK (state IN ('pending', 'available', 'on_hold', 'reversed')),
  state_reason text,
  provider_id uuid NOT NULL CONSTRAINT wallet_transactions_provider_id REFERENCES providers,
  kind text NOT NULL CHECK (kind IN ('order_credit', 'commission', 'vat_on_commission', 'refund_debit', 'payout', 'adjustment', 'bonus', 'fee')),
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount bigint NOT NULL CHECK (amount > 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  available_at timestamptz(6),
  reference text NOT NULL,
  description text,
  -- The posting that moved the money.
  posting text NOT NULL REFERENCES ledger_transactions (key) DEFERRABLE INITIALLY DEFERRED,
  reverses_id uuid CONSTRAINT wallet_transactions_reverses_id UNIQUE REFERENCES wallet_transactions
);
CREATE INDEX wallet_transactions_search ON wallet_transactions USING gin (search_key gin_trgm_ops);
-- Unique, so that it stands while many lines are written at once: each looks for the one before it.
CREATE UNIQUE INDEX wallet_transactions_provider_id ON wallet_transactions (provider_id, created_at, id);
CREATE INDEX wallet_transactions_reference ON wallet_transactions (reference, kind);
CREATE INDEX wallet_transactions_due ON wallet_transactions (available_at) WHERE state = 'pending';
CREATE INDEX wallet_transactions_created_at ON wallet_transactions (created_at, id);
CREATE INDEX wallet_transactions_state_created_at ON wallet_transactions (state, created_at, id);
CREATE INDEX wallet_transactions_amount ON wallet_transactions (amount, id);
CREATE INDEX wallet_transactions_state_amount ON wallet_transactions (state, amount, id);
CREATE INDEX wallet_transactions_state_changed_at ON wallet_transactions (state_changed_at, id);
CREATE INDEX wallet_transactions_state_state_changed_at ON wallet_transactions (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON wallet_transactions FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('wallet-transactions');
CREATE TRIGGER remove_files AFTER DELETE ON wallet_transactions FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('wallet-transactions');

-- A line takes its place after the provider's last one, with the balance that follows from it.
CREATE FUNCTION place_wallet_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  SELECT created_at, balance_after INTO last FROM wallet_transactions
    WHERE provider_id = NEW.provider_id ORDER BY created_at DESC, id DESC LIMIT 1;
  NEW.created_at := greatest(NEW.created_at, last.created_at + interval '1 microsecond');
  NEW.balance_after := coalesce(last.balance_after, 0) + CASE NEW.direction WHEN 'credit' THEN NEW.amount ELSE -NEW.amount END;
  UPDATE providers SET
    wallet_balance = NEW.balance_after,
    lifetime_earned = lifetime_earned + CASE WHEN NEW.kind IN ('order_credit', 'bonus') THEN NEW.amount ELSE 0 END,
    lifetime_paid = lifetime_paid + CASE WHEN NEW.kind = 'payout' THEN NEW.amount ELSE 0 END
    WHERE id = NEW.provider_id;
  RETURN NEW;
END $$;
CREATE TRIGGER place_wallet_transaction BEFORE INSERT ON wallet_transactions FOR EACH ROW EXECUTE FUNCTION place_wallet_transaction();

-- Once all is written, the wallet holds what the ledger has.
CREATE FUNCTION follow_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT wallet_balance FROM providers WHERE id = NEW.provider_id)
    IS DISTINCT FROM (SELECT sum(balance) FROM ledger_accounts WHERE owner_id = NEW.provider_id) THEN
    RAISE EXCEPTION 'a wallet does not follow the ledger' USING ERRCODE = 'check_violation', CONSTRAINT = 'wallet_transactions_balance';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER follow_ledger AFTER INSERT ON wallet_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_ledger();

-- Its state may change, never what it says.
CREATE FUNCTION keep_wallet_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.provider_id, OLD.kind, OLD.direction, OLD.amount, OLD.balance_after, OLD.reference, OLD.created_at, OLD.posting)
    IS NOT DISTINCT FROM (NEW.provider_id, NEW.kind, NEW.direction, NEW.amount, NEW.balance_after, NEW.reference, NEW.created_at, NEW.posting)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a wallet only grows' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_only_grows';
END $$;
CREATE TRIGGER keep_wallet_transaction BEFORE UPDATE OR DELETE ON wallet_transactions FOR EACH ROW EXECUTE FUNCTION keep_wallet_transaction();
