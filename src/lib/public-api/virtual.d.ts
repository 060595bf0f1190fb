declare module 'virtual:public-api' {
  /** The procedures of a contract that anybody may call. */
  type Public<Router> = {
    [
      Name in keyof Router as Router[Name] extends { '~orpc': { meta: { access: 'public' } } } ? Name : never
    ]: Router[Name];
  };
  export const blog: Public<typeof import('#contracts/blog.ts').blog>;
  export const chat: Public<typeof import('#contracts/chat.ts').chat>;
  export const contacts: Public<typeof import('#contracts/contacts.ts').contacts>;
}
