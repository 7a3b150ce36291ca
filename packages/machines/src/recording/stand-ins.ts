interface Versioned {
  version?: number;
}

/** Functions that a machine was given with its input can't be recorded: what does their work in a replay, by the machine's id. */
export const standIns: Readonly<Record<string, object>> = {
  edit: {
    makeKey: () => 'replayed',
    readRecord: (record: Versioned | undefined) => ({ record, draft: record ?? {}, version: record?.version ?? null }),
  },
};
