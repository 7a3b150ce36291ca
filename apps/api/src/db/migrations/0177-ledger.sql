-- Money by double entry, in halalas: what is posted stays, every transaction adds up to nothing, and nobody has less than nothing.
CREATE TABLE ledger_accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Whose it is; the marketplace's own where it is nobody's.
  owner_id uuid,
  name text NOT NULL,
  -- Only entries move it. The marketplace's own accounts run along with none, or everybody would wait for them: theirs is added up.
  balance bigint DEFAULT 0,
  entries bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_accounts_owner_id_name UNIQUE NULLS NOT DISTINCT (owner_id, name),
  CHECK (CASE WHEN owner_id IS NULL
    THEN name IN ('sales', 'commissions', 'vat', 'fees', 'bank', 'adjustments')
    ELSE name IN ('pending', 'available', 'on_hold') END),
  CHECK ((owner_id IS NULL) = (balance IS NULL)),
  CONSTRAINT ledger_accounts_covered CHECK (balance >= 0)
);

CREATE TABLE ledger_transactions (
  id uuid PRIMARY KEY,
  -- Whoever posts the same again, posts nothing.
  key text NOT NULL CONSTRAINT ledger_transactions_key UNIQUE CHECK (length(key) BETWEEN 3 AND 200),
  kind text NOT NULL,
  at timestamptz(6) NOT NULL,
  author jsonb NOT NULL,
  size integer NOT NULL CHECK (size >= 2)
);

CREATE SEQUENCE ledger_entries_position;
CREATE TABLE ledger_entries (
  account_id uuid NOT NULL REFERENCES ledger_accounts,
  position bigint NOT NULL,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint,
  PRIMARY KEY (account_id, position)
);
CREATE INDEX ledger_entries_transaction_id ON ledger_entries (transaction_id);

-- Each entry moves its account and takes its place there; whoever posts at the same time waits for the owner's account.
CREATE FUNCTION place_ledger_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount, entries = entries + 1
    WHERE id = NEW.account_id AND owner_id IS NOT NULL RETURNING entries, balance INTO NEW.position, NEW.balance_after;
  IF NOT FOUND THEN
    NEW.position := nextval('ledger_entries_position');
    NEW.balance_after := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER place_ledger_entry BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION place_ledger_entry();

-- Once all is written: a transaction has all of its entries, and they add up to nothing. A later entry would be one too many.
CREATE FUNCTION balance_ledger_transaction() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  posted record;
  transaction uuid := coalesce(to_jsonb(NEW) ->> 'transaction_id', to_jsonb(NEW) ->> 'id');
  wanted integer;
BEGIN
  SELECT size INTO wanted FROM ledger_transactions WHERE id = transaction;
  SELECT count(*) AS entries, coalesce(sum(amount), 0) AS total INTO posted FROM ledger_entries WHERE transaction_id = transaction;
  IF posted.total <> 0 OR posted.entries <> wanted THEN
    RAISE EXCEPTION 'a ledger transaction does not balance: % entries of %, %', posted.entries, wanted, posted.total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balance_ledger_transaction AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_ledger_transaction();
CREATE CONSTRAINT TRIGGER balance_ledger_entry AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_ledger_transaction();

-- What is posted is corrected by posting the opposite.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_only_grows';
END $$;
CREATE TRIGGER keep_ledger BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER keep_ledger BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION keep_ledger();
CREATE TRIGGER keep_ledger BEFORE DELETE OR TRUNCATE ON ledger_accounts EXECUTE FUNCTION keep_ledger();

-- An account is opened empty, and only the trigger of an entry moves it.
CREATE FUNCTION open_ledger_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND coalesce(NEW.balance, 0) = 0 AND NEW.entries = 0 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 AND NEW.owner_id IS NOT DISTINCT FROM OLD.owner_id AND NEW.name = OLD.name THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a balance follows from entries' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_only_grows';
END $$;
CREATE TRIGGER open_ledger_account BEFORE INSERT OR UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION open_ledger_account();

INSERT INTO ledger_accounts (owner_id, name, balance)
  SELECT NULL, name, NULL FROM unnest(ARRAY['sales', 'commissions', 'vat', 'fees', 'bank', 'adjustments']) AS name;
