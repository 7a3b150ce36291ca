export { useSelector } from '@xstate/react';
