import { initContract } from '@ts-rest/core';

export const c = /* @__PURE__ */ initContract();
