-- What customers order from providers.
CREATE SEQUENCE orders_number;
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  workflow_version integer NOT NULL DEFAULT 1,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  updated_at timestamptz(6) NOT NULL DEFAULT now(),
  state_changed_at timestamptz(6) NOT NULL DEFAULT now(),
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  search_key text NOT NULL COLLATE "C",
  number text NOT NULL UNIQUE DEFAULT record_number('ORD', nextval('orders_number')),
  state text NOT NULL CHECK (state IN ('placed', 'accepted', 'in_progress', 'delivered', 'completed', 'cancelled', 'disputed')),
  payment_state text NOT NULL
    CHECK (payment_state IN ('unpaid', 'pending', 'authorised', 'paid', 'partially_refunded', 'refunded', 'failed', 'expired')),
  customer_type text NOT NULL CHECK (customer_type IN ('seeker', 'employer', 'crm_user')),
  seeker_id uuid CONSTRAINT orders_seeker_id REFERENCES seekers,
  employer_id uuid CONSTRAINT orders_employer_id REFERENCES employers,
  provider_id uuid NOT NULL CONSTRAINT orders_provider_id REFERENCES providers,
  -- The table of CRM users comes after this one.
  crm_user_id uuid,
  payment_method text NOT NULL,
  source text NOT NULL,
  promo_code text,
  scheduled_at timestamptz(6),
  address jsonb,
  customer_note text,
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND subtotal),
  vat bigint NOT NULL CHECK (vat >= 0),
  total bigint NOT NULL CHECK (total > 0),
  paid bigint NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  commission_bps integer NOT NULL CHECK (commission_bps BETWEEN 0 AND 5000),
  commission bigint NOT NULL CHECK (commission >= 0),
  provider_net bigint NOT NULL,
  -- What a dispute holds of it in the provider's wallet.
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  assignee jsonb,
  due_at timestamptz(6),
  late_since timestamptz(6),
  paid_at timestamptz(6),
  payment_ended_at timestamptz(6),
  accepted_at timestamptz(6),
  started_at timestamptz(6),
  delivered_at timestamptz(6),
  completed_at timestamptz(6),
  cancelled_at timestamptz(6),
  cancel_reason text,
  cancel_note text,
  delivery_proof text,
  dispute jsonb,
  reported_payment jsonb,
  paid_by jsonb,
  refund_iban text,
  CONSTRAINT orders_customer CHECK (
    (customer_type = 'seeker') = (seeker_id IS NOT NULL) AND (customer_type = 'employer') = (employer_id IS NOT NULL)
  ),
  -- All is paid or nothing, and never more goes back.
  CONSTRAINT orders_paid CHECK (paid IN (0, total) AND refunded BETWEEN 0 AND paid),
  CHECK ((payment_state IN ('paid', 'partially_refunded', 'refunded')) = (paid > 0)),
  CHECK ((payment_state = 'refunded') = (paid > 0 AND refunded = paid)),
  CHECK ((payment_state = 'partially_refunded') = (refunded > 0 AND refunded < paid)),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL)),
  CHECK (state <> 'disputed' OR dispute IS NOT NULL),
  CHECK (held = 0 OR state = 'disputed'),
  -- Nobody confirms the payment that they have reported, whatever code may say.
  CONSTRAINT orders_two_people CHECK (reported_payment -> 'by' ->> 'id' <> paid_by ->> 'id')
);
CREATE INDEX orders_search ON orders USING gin (search_key gin_trgm_ops);
CREATE INDEX orders_provider_id ON orders (provider_id, created_at, id);
CREATE INDEX orders_seeker_id ON orders (seeker_id, created_at, id);
CREATE INDEX orders_employer_id ON orders (employer_id, created_at, id);
CREATE INDEX orders_crm_user_id ON orders (crm_user_id, created_at, id);
CREATE INDEX orders_payment_state ON orders (payment_state, created_at, id);
CREATE INDEX orders_payment_method ON orders (payment_method, created_at, id);
CREATE INDEX orders_assignee ON orders ((assignee ->> 'id'));
CREATE INDEX orders_promo_code ON orders (created_at, id) WHERE promo_code IS NOT NULL;
CREATE INDEX orders_disputed ON orders (created_at, id) WHERE dispute IS NOT NULL;
CREATE INDEX orders_late ON orders (due_at) WHERE state IN ('placed', 'accepted', 'in_progress', 'delivered', 'disputed');
CREATE INDEX orders_paid_at ON orders ((coalesce(paid_at, '-infinity')));
CREATE INDEX orders_completed_at ON orders ((coalesce(completed_at, '-infinity')));
CREATE INDEX orders_payment_ended ON orders (payment_ended_at) WHERE payment_state = 'expired' AND state = 'placed';
CREATE INDEX orders_created_at ON orders (created_at, id);
CREATE INDEX orders_state_created_at ON orders (state, created_at, id);
CREATE INDEX orders_total ON orders (total, id);
CREATE INDEX orders_state_total ON orders (state, total, id);
CREATE INDEX orders_due_at ON orders ((coalesce(due_at, '-infinity')), id);
CREATE INDEX orders_state_due_at ON orders (state, (coalesce(due_at, '-infinity')), id);
CREATE INDEX orders_state_changed_at ON orders (state_changed_at, id);
CREATE INDEX orders_state_state_changed_at ON orders (state, state_changed_at, id);
CREATE TRIGGER remove_notes AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION remove_notes_of_record('orders');
CREATE TRIGGER remove_files AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION remove_files_of_record('orders');

-- As each product was offered when it was ordered.
CREATE TABLE order_items (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  place integer NOT NULL CHECK (place >= 0),
  product_id uuid NOT NULL CONSTRAINT order_items_product_id REFERENCES products,
  title_snapshot jsonb NOT NULL,
  qty integer NOT NULL CHECK (qty >= 1),
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  is_vat_included boolean NOT NULL,
  vat_category text NOT NULL,
  vat_bps integer NOT NULL CHECK (vat_bps BETWEEN 0 AND 5000),
  options jsonb NOT NULL DEFAULT '[]',
  discount bigint NOT NULL CHECK (discount BETWEEN 0 AND qty * unit_price),
  vat bigint NOT NULL CHECK (vat >= 0),
  total bigint NOT NULL,
  UNIQUE (order_id, place),
  CONSTRAINT order_items_total CHECK (total = qty * unit_price - discount + CASE WHEN is_vat_included THEN 0 ELSE vat END)
);
CREATE INDEX order_items_product_id ON order_items (product_id);

-- Each try to pay an order.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  gateway text NOT NULL,
  gateway_id text NOT NULL,
  method text NOT NULL,
  status text NOT NULL CHECK (status IN ('initiated', 'paid', 'failed', 'expired', 'authorized', 'captured', 'refunded', 'voided')),
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  last4 text CHECK (last4 ~ '^\d{4}$'),
  sadad_number text,
  biller_code text,
  expires_at timestamptz(6),
  failure_code text,
  -- What the gateway has sent about it, each message once.
  raw jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  settled_at timestamptz(6),
  CONSTRAINT payments_gateway_id UNIQUE (gateway, gateway_id)
);
CREATE INDEX payments_order_id ON payments (order_id, created_at);
CREATE INDEX payments_expires_at ON payments (expires_at) WHERE status = 'initiated';
-- An order is paid once.
CREATE UNIQUE INDEX payments_settled ON payments (order_id) WHERE status IN ('paid', 'captured');

-- What goes back to customers.
CREATE TABLE order_refunds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  state text NOT NULL CHECK (state IN ('proposed', 'done', 'rejected')),
  amount bigint NOT NULL CHECK (amount > 0),
  way text NOT NULL CHECK (way IN ('gateway', 'bank_transfer', 'wallet_credit')),
  reason text NOT NULL,
  note text,
  proposed_by jsonb,
  decided_by jsonb,
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  decided_at timestamptz(6),
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  -- Nobody approves what they proposed.
  CONSTRAINT order_refunds_two_people CHECK (state <> 'done' OR proposed_by ->> 'id' <> decided_by ->> 'id')
);
CREATE INDEX order_refunds_order_id ON order_refunds (order_id, created_at);
-- One proposal at a time.
CREATE UNIQUE INDEX order_refunds_proposed ON order_refunds (order_id) WHERE state = 'proposed';

-- What gateways and the platform have sent, each message once.
CREATE TABLE received_messages (
  sender text NOT NULL,
  message_id text NOT NULL,
  received_at timestamptz(6) NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (sender, message_id)
);
