/** The process that `runBounded` starts. */
import { answerOrders } from '../server/bounded/answer-orders.ts';
import { tasks } from './tasks.ts';

answerOrders(tasks);
