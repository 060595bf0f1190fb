/** Whose site it is: on-demand pages need not carry all content. */
export { ownerName } from 'virtual:brand/site';
