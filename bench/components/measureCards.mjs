// Started by benchComponents.mjs: measures bundled cards in a separate process, so that libraries do not affect each other.
import { cardCost } from '../../scripts/size/card-cost.mjs';

const [folder = '', rounds = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await cardCost(folder, Number(rounds))));
