export { shallowEqual, useSelector } from '@xstate/react';
