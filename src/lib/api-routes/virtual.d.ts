/** The procedures of a contract that anybody may call. */
type PublicPart<Router> = {
  [
    Name in keyof Router as Router[Name] extends { '~orpc': { meta: { access: 'public' } } } ? Name : never
  ]: Router[Name];
};

declare module 'virtual:public-api/blog' {
  export const blog: PublicPart<typeof import('#contracts/blog.ts').blog>;
}
declare module 'virtual:public-api/chat' {
  export const chat: PublicPart<typeof import('#contracts/chat.ts').chat>;
}
declare module 'virtual:public-api/contacts' {
  export const contacts: PublicPart<typeof import('#contracts/contacts.ts').contacts>;
}
declare module 'virtual:public-api/fit' {
  export const fit: PublicPart<typeof import('#contracts/fit.ts').fit>;
}
declare module 'virtual:api-routes' {
  export const contract: typeof import('#contracts/contract.ts').contract;
}
