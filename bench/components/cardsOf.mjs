// Measures the cards bundled into a folder, in a process of their own so that no library slows another down. Started by benchComponents.mjs.
import { cardCost } from '../../scripts/size/card-cost.mjs';

const [folder = '', rounds = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await cardCost(folder, Number(rounds))));
