import { BuildingPage } from '../../ui/BuildingPage';

export const Component = () => <BuildingPage />;
