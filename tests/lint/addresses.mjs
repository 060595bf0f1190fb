/** The lint rule of our own: who calls the API takes the address from its contract. */
const MESSAGE = 'Take the address from the contract: addressOf() or pathOf().';
const isAddress = (text) => typeof text === 'string' && text.startsWith('/api/');

export default {
  meta: { name: 'addresses' },
  rules: {
    'from-contract': {
      create: (context) => ({
        Literal: (node) => isAddress(node.value) && context.report({ node, message: MESSAGE }),
        TemplateElement: (node) => isAddress(node.value.raw) && context.report({ node, message: MESSAGE }),
      }),
    },
  },
};
