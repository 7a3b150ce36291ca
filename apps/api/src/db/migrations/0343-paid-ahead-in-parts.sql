-- Who changes to a dearer plan after paying for the next period pays the rest as well: the workflow, with the row locked, knows when all is paid.
DROP INDEX plan_payments_ahead;
CREATE INDEX plan_payments_ahead ON plan_payments (subscription_id) WHERE period_start IS NULL AND credited_at IS NULL;
