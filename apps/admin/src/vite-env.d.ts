/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** In development, the address of an inspector that is told what the machines do. */
  readonly VITE_INSPECT?: string;
}
