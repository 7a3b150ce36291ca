/** The numbers of PostgreSQL's advisory locks, one for each thing that waits for itself in the whole database. None is ever given to another: servers of two versions may run beside each other. */
export const advisoryLocks = {
  migrations: 7_214_880_001,
  /** Held for as long as a process uses the embedded cluster; freed by the server itself when that process dies, however it dies. */
  cluster: 7_214_880_002,
  keys: 7_214_880_003,
  auditJournal: 7_214_880_004,
  staffFile: 7_214_880_005,
  auditVerification: 7_214_880_006,
  admins: 7_214_880_007,
  merging: 7_214_880_124,
  movingTerms: 7_214_880_125,
} as const;
