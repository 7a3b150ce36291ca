import pg from 'pg';

/** Gives the role that serves what it needs and nothing else: data is read and written, the audit log and the ledger only grow, the tables stay as they are. */
export async function grantToServer(owner: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  await owner.query(`
    BEGIN;
    GRANT USAGE ON SCHEMA public TO ${name};
    REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name};
    REVOKE ALL ON migrations, audit_log, audit_events, keys_in_use FROM ${name};
    GRANT SELECT ON migrations, audit_log, audit_events, keys_in_use TO ${name};
    GRANT INSERT ON audit_events TO ${name};
    REVOKE UPDATE ON audit_personal FROM ${name};
    REVOKE DELETE ON ledger_accounts FROM ${name};
    REVOKE UPDATE, DELETE ON ledger_transactions, ledger_entries FROM ${name};
    REVOKE DELETE ON wallet_transactions FROM ${name};
    COMMIT`);
}

/** Whether whoever is connected could change the audit log, by whatever right. */
export async function mayChangeAudit(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(`
    SELECT rolsuper OR rolcreaterole
      OR pg_has_role(current_user, relowner, 'MEMBER')
      OR has_table_privilege('audit_events', 'UPDATE, DELETE, TRUNCATE, TRIGGER')
      OR has_schema_privilege(relnamespace, 'CREATE')
      OR has_parameter_privilege('session_replication_role', 'SET') AS may
    FROM pg_class, pg_roles WHERE pg_class.oid = 'audit_events'::regclass AND rolname = current_user`);
  return rows[0]!.may;
}
