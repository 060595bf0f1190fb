import { sizeBudgets } from './tests/sizes/budgets.ts';

export default await sizeBudgets();
