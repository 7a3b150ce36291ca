-- Tax invoices: numbered without a gap, and kept as they were issued.
CREATE TABLE invoice_series (
  -- What numbers begin with, such as INV-2026; a branch with numbers of its own would be another one.
  name text PRIMARY KEY,
  last integer NOT NULL CHECK (last >= 1)
);
-- Whoever takes the next number keeps everybody else waiting until it is certain: what is rolled back leaves no gap.
CREATE FUNCTION keep_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.name = OLD.name AND NEW.last = OLD.last + 1 THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a series of invoices counts on one by one' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invoice_series_counts_on';
END $$;
CREATE TRIGGER keep_invoice_series BEFORE UPDATE OR DELETE ON invoice_series FOR EACH ROW EXECUTE FUNCTION keep_invoice_series();

-- What the lines come to, one of net, vat or gross.
CREATE FUNCTION sum_of_lines(lines jsonb, part text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum((line ->> part)::bigint), 0)::bigint FROM jsonb_array_elements(lines) AS line
$$;

CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text UNIQUE GENERATED ALWAYS AS (series || '-' || lpad(place::text, greatest(6, length(place::text)), '0')) STORED,
  series text REFERENCES invoice_series DEFERRABLE INITIALLY DEFERRED,
  place integer,
  state text NOT NULL CHECK (state IN ('draft', 'issued', 'credited')),
  payment_state text NOT NULL CHECK (payment_state IN ('unpaid', 'partially_paid', 'paid', 'overdue', 'refunded')),
  type text NOT NULL CHECK (type IN ('388', '381', '383', '386')),
  subtype text NOT NULL CHECK (subtype IN ('01', '02')),
  flags jsonb NOT NULL DEFAULT '[]',
  issue_at timestamptz(6),
  supply_date date,
  due_date date,
  seller jsonb,
  buyer jsonb NOT NULL,
  vat_number text GENERATED ALWAYS AS (buyer ->> 'vatNumber') STORED,
  employer_id uuid CONSTRAINT invoices_employer_id REFERENCES employers,
  provider_id uuid CONSTRAINT invoices_provider_id REFERENCES providers,
  seeker_id uuid CONSTRAINT invoices_seeker_id REFERENCES seekers,
  lines jsonb NOT NULL,
  line_amounts jsonb NOT NULL,
  net bigint NOT NULL CHECK (net = sum_of_lines(line_amounts, 'net')),
  discount bigint NOT NULL CHECK (discount = sum_of_lines(lines, 'discount')),
  vat bigint NOT NULL CHECK (vat = sum_of_lines(line_amounts, 'vat')),
  gross bigint NOT NULL CHECK (gross = net + vat AND gross = sum_of_lines(line_amounts, 'gross')),
  prepaid bigint NOT NULL DEFAULT 0 CHECK (prepaid >= 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid = sum_of_lines(payments, 'amount')),
  credited bigint NOT NULL DEFAULT 0 CHECK (credited BETWEEN 0 AND gross),
  due bigint NOT NULL GENERATED ALWAYS AS (greatest(gross - prepaid - paid - credited, 0)) STORED,
  payments jsonb NOT NULL DEFAULT '[]',
  is_paid_before boolean NOT NULL DEFAULT false,
  payment_means text,
  original_id uuid CONSTRAINT invoices_original_id REFERENCES invoices,
  credit_reason text,
  notes text,
  order_id uuid,
  subscription_id uuid,
  qr text,
  sent_at timestamptz(6),
  CHECK (jsonb_array_length(lines) = jsonb_array_length(line_amounts)),
  CONSTRAINT invoices_one_buyer CHECK (num_nonnulls(employer_id, provider_id, seeker_id) <= 1),
  -- Nothing that is issued lacks what it must say.
  CONSTRAINT invoices_issued_whole CHECK (
    CASE WHEN state = 'draft' THEN num_nonnulls(number, series, place, issue_at, seller, qr, sent_at) = 0 AND credited = 0 AND paid = 0
    ELSE num_nulls(number, series, place, issue_at, seller, qr) = 0 AND jsonb_array_length(lines) > 0 END),
  CONSTRAINT invoices_notes_whole CHECK (state = 'draft' OR type NOT IN ('381', '383') OR num_nulls(original_id, credit_reason) = 0),
  UNIQUE (series, place)
);
CREATE INDEX invoices_search ON invoices USING gin (search_key gin_trgm_ops);
CREATE INDEX invoices_created_at ON invoices (created_at, id);
CREATE INDEX invoices_state_created_at ON invoices (state, created_at, id);
CREATE INDEX invoices_issue_at ON invoices ((coalesce(issue_at, '-infinity'::timestamptz)), id);
CREATE INDEX invoices_state_issue_at ON invoices (state, (coalesce(issue_at, '-infinity'::timestamptz)), id);
CREATE INDEX invoices_gross ON invoices (gross, id);
CREATE INDEX invoices_state_gross ON invoices (state, gross, id);
CREATE INDEX invoices_due ON invoices (due, id);
CREATE INDEX invoices_state_due ON invoices (state, due, id);
CREATE INDEX invoices_state_changed_at ON invoices (state_changed_at, id);
CREATE INDEX invoices_state_state_changed_at ON invoices (state, state_changed_at, id);
CREATE INDEX invoices_payment_state ON invoices (payment_state, created_at, id);
CREATE INDEX invoices_type ON invoices (type, created_at, id);
CREATE INDEX invoices_vat_number ON invoices (vat_number, created_at, id);
CREATE INDEX invoices_employer_id ON invoices (employer_id, created_at, id);
CREATE INDEX invoices_provider_id ON invoices (provider_id, created_at, id);
CREATE INDEX invoices_seeker_id ON invoices (seeker_id, created_at, id);
CREATE INDEX invoices_original_id ON invoices (original_id, created_at, id);
CREATE INDEX invoices_order_id ON invoices (order_id, created_at, id) WHERE order_id IS NOT NULL;
CREATE INDEX invoices_subscription_id ON invoices (subscription_id, created_at, id) WHERE subscription_id IS NOT NULL;
CREATE INDEX invoices_owed ON invoices (due_date, id) WHERE payment_state IN ('unpaid', 'partially_paid', 'overdue');
CREATE TRIGGER remove_notes AFTER DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('invoices');
CREATE TRIGGER remove_files AFTER DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('invoices');

-- What was issued says the same for good; only what became of it goes on, and whose record its buyer is.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving text[] := ARRAY['version', 'workflow_version', 'updated_at', 'updated_by', 'state_changed_at', 'search_key', 'state', 'payment_state',
    'paid', 'payments', 'credited', 'sent_at', 'employer_id', 'provider_id', 'seeker_id', 'vat_number', 'due', 'number'];
BEGIN
  IF OLD.state = 'draft' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - moving = to_jsonb(OLD) - moving AND NEW.state <> 'draft' AND NEW.credited >= OLD.credited
    AND num_nonnulls(NEW.employer_id, NEW.provider_id, NEW.seeker_id) = num_nonnulls(OLD.employer_id, OLD.provider_id, OLD.seeker_id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an issued invoice is kept' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invoices_kept';
END $$;
CREATE TRIGGER keep_invoice BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
CREATE FUNCTION keep_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'issued invoices are kept' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invoices_kept';
END $$;
CREATE TRIGGER keep_invoices BEFORE TRUNCATE ON invoices EXECUTE FUNCTION keep_invoices();
CREATE TRIGGER keep_invoices BEFORE TRUNCATE ON invoice_series EXECUTE FUNCTION keep_invoices();

-- Mails that bring an invoice.
ALTER TABLE mails ADD COLUMN invoice_id uuid REFERENCES invoices ON DELETE SET NULL;
CREATE INDEX mails_invoice_id ON mails (invoice_id) WHERE invoice_id IS NOT NULL;
